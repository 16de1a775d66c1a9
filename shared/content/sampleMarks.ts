/** Invented logos, drawn in a box of 40 × 40. */
export const sampleMarks = {
  bakery: 'M2 27a18 18 0 0 1 36 0zM2 31h36v4H2z',
  press: 'M3 4h34v8H3zM3 16h23v8H3zM3 28h12v8H3z',
  cooperative:
    'M20 2a8.500 8.500 0 1 1 0 17a8.500 8.500 0 1 1 0-17zM10.500 20a8.500 8.500 0 1 1 0 17a8.500 8.500 0 1 1 0-17zM29.500 20a8.500 8.500 0 1 1 0 17a8.500 8.500 0 1 1 0-17z',
  workshop: 'M3 3h15v15H3zM22 18V3a15 15 0 0 1 15 15zM3 22h15a15 15 0 0 1-15 15zM22 22h15v15H22z',
  books: 'M2 7a17 17 0 0 1 17 17v11A17 17 0 0 0 2 30zM38 7a17 17 0 0 0-17 17v11a17 17 0 0 1 17-5z',
  glass: 'M3 3h34L20 25zM18 25h4v8h9v4H9v-4h9z',
  cinema: 'M20 2a18 18 0 1 1 0 36a18 18 0 1 1 0-36zM15 11v18l15-9z',
  nursery: 'M18 37V22C7 22 3 14 3 5c10 0 15 5 16 14 1-8 7-12 18-12 0 10-5 15-15 15v15z',
} as const
export type SampleMarkId = keyof typeof sampleMarks
