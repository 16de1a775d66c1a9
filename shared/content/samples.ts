/** Figures that show how a figure looks; each stands beside its label „sample figure”. */
export const sampleFigures = {
  volunteers: 1240,
  meetings: 86,
  questions: 3512,
  trained: 648,
} as const
