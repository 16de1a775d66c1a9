import { elementPage } from '../examples.tsx'
import { SocialLinks } from '../../../kit/SocialLinks.tsx'

export default elementPage('social-icons', {
  plain: ({ label }) => <SocialLinks label={label} look="plain" />,
  filled: ({ label }) => <SocialLinks label={label} look="filled" />,
  outlined: ({ label }) => <SocialLinks label={label} look="outlined" />,
  discs: ({ label }) => <SocialLinks label={label} look="discs" />,
  halves: ({ label }) => <SocialLinks label={label} look="halves" />,
  joined: ({ label }) => <SocialLinks label={label} look="joined" />,
  named: ({ label }) => <SocialLinks label={label} look="named" />,
  rows: ({ label }) => <SocialLinks label={label} look="rows" />,
  rail: ({ label }) => <SocialLinks label={label} look="rail" />,
  rise: ({ label }) => <SocialLinks label={label} look="rise" />,
  raised: ({ label }) => <SocialLinks label={label} look="raised" />,
  links: ({ label }) => <SocialLinks label={label} look="links" />,
})
