import { usePlaceLink, type PlaceId } from '../site/mainLinks.ts'
import { StyledLink, type ButtonStyle } from './StyledButton.tsx'

/** A button of any style to a place of the main menu, with its word. */
export function PlaceButton({ place, ...style }: ButtonStyle & { place: PlaceId }) {
  const { to, label } = usePlaceLink()(place)
  return (
    <StyledLink to={to} {...style}>
      {label}
    </StyledLink>
  )
}
