import { AnimatedHeading } from '../../../kit/AnimatedHeading.tsx'
import { elementPage } from '../examples.tsx'

export default elementPage(
  'animation',
  {
    bounce: ({ names }) => <AnimatedHeading effect="bounce" text={names.bounce} />,
    flash: ({ names }) => <AnimatedHeading effect="flash" text={names.flash} />,
    pulse: ({ names }) => <AnimatedHeading effect="pulse" text={names.pulse} />,
    rubberBand: ({ names }) => <AnimatedHeading effect="rubberBand" text={names.rubberBand} />,
    fadeIn: ({ names }) => <AnimatedHeading effect="fadeIn" text={names.fadeIn} />,
    fadeInUp: ({ names }) => <AnimatedHeading effect="fadeInUp" text={names.fadeInUp} />,
    fadeInDown: ({ names }) => <AnimatedHeading effect="fadeInDown" text={names.fadeInDown} />,
    fadeInLeft: ({ names }) => <AnimatedHeading effect="fadeInLeft" text={names.fadeInLeft} />,
    fadeInRight: ({ names }) => <AnimatedHeading effect="fadeInRight" text={names.fadeInRight} />,
    fadeInBlur: ({ names }) => <AnimatedHeading effect="fadeInBlur" text={names.fadeInBlur} />,
    zoomIn: ({ names }) => <AnimatedHeading effect="zoomIn" text={names.zoomIn} />,
    zoomOut: ({ names }) => <AnimatedHeading effect="zoomOut" text={names.zoomOut} />,
    rotateInDown: ({ names }) => <AnimatedHeading effect="rotateInDown" text={names.rotateInDown} />,
    rotateInLeft: ({ names }) => <AnimatedHeading effect="rotateInLeft" text={names.rotateInLeft} />,
    seam: ({ names }) => <AnimatedHeading effect="seam" text={names.seam} />,
    curtain: ({ names }) => <AnimatedHeading effect="curtain" text={names.curtain} />,
  },
  {
    groups: {
      attention: ['bounce', 'flash', 'pulse', 'rubberBand'],
      appearance: ['fadeIn', 'fadeInUp', 'fadeInDown', 'fadeInLeft', 'fadeInRight', 'fadeInBlur'],
      size: ['zoomIn', 'zoomOut', 'rotateInDown', 'rotateInLeft'],
      own: ['seam', 'curtain'],
    },
  },
)
