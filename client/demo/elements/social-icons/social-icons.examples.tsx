import { elementPage } from '../examples.tsx'
import { SocialLinks } from '../../../kit/SocialLinks.tsx'

export default elementPage(
  'social-icons',
  {
    joined: ({ label }) => <SocialLinks label={label} look="joined" />,
    halves: ({ label }) => <SocialLinks label={label} look="halves" />,
    rows: ({ label }) => <SocialLinks label={label} look="rows" />,
    rise: ({ label }) => <SocialLinks label={label} look="rise" />,
    plain: ({ label }) => <SocialLinks label={label} look="plain" />,
    outlined: ({ label }) => <SocialLinks label={label} look="outlined" />,
    named: ({ label }) => <SocialLinks label={label} look="named" />,
    filled: ({ label }) => <SocialLinks label={label} look="filled" />,
    raised: ({ label }) => <SocialLinks label={label} look="raised" />,
    discs: ({ label }) => <SocialLinks label={label} look="discs" />,
    rail: ({ label }) => <SocialLinks label={label} look="rail" />,
    links: ({ label }) => <SocialLinks label={label} look="links" />,
  },
  { preview: 'raised', isSmall: true, sign: 'quarters' },
)
