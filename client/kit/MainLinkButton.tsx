import { usePlaceLink, type PlaceId } from '../site/mainLinks.ts'
import { StyledLink, type ButtonStyle } from './StyledButton.tsx'

/** Renders a button of any style that leads to a place of the main menu, with its label. */
export function MainLinkButton({ place, ...style }: ButtonStyle & { place: PlaceId }) {
  const { to, label } = usePlaceLink()(place)
  return (
    <StyledLink to={to} {...style}>
      {label}
    </StyledLink>
  )
}
