import { withTheme } from '../../../pictures/withTheme.ts'

export default withTheme('photo', {
  camera: { kind: 'camera', variant: 'body', ratio: [400, 480] },
  lamp: { kind: 'scene', variant: 'lamp', ratio: [720, 480] },
  tower: { kind: 'scene', variant: 'yard', ratio: [600, 750] },
  deck: { kind: 'scene', variant: 'deck', sky: 'halftone', ratio: [640, 640] },
  hills: { kind: 'landscape', variant: 'hills', sky: 'rings', ratio: [720, 480] },
  cables: { kind: 'scene', variant: 'stays', ratio: [720, 480] },
  welder: { kind: 'scene', variant: 'helmet', ratio: [600, 750] },
})
