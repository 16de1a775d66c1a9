import type { ReactNode } from 'react'
import type { AddressOptions } from '#shared/routes/url.ts'
import type { RouteId } from '#shared/routes/table.ts'
import { useAddress } from '../site/site.ts'
import { ButtonLink, type ButtonTone } from '../ui/Button.tsx'
import { Icon, type IconName } from '../ui/Icon.tsx'
import styles from './StyledButton.module.css'

export type ButtonLook =
  | 'plain'
  | 'two-tone'
  | 'slide-up'
  | 'slide-down'
  | 'slide-left'
  | 'slide-right'
  | 'expand'
  | 'text'
  | 'fancy'
  | 'raised'
  | 'poster'
  | 'cell'
  | 'ticket'
  | 'half'

export interface ButtonStyle {
  tone?: ButtonTone
  size?: 'small' | 'normal' | 'large'
  look?: ButtonLook
  shape?: 'square' | 'soft' | 'round'
  iconBefore?: IconName
  iconAfter?: IconName
}

interface StyledButtonProps extends ButtonStyle, Pick<AddressOptions, 'anchor' | 'params'> {
  /** The page that the button leads to. */
  route: RouteId
  children: ReactNode
}

/** Renders the site's button with the kit's shapes, icons and hover effects. */
export function StyledButton({ route, anchor, params, ...rest }: StyledButtonProps) {
  const address = useAddress()
  return <StyledLink to={address(route, { anchor, ...(params && { params }) })} {...rest} />
}

/** Renders a styled button that leads to an address. */
export function StyledLink({
  to,
  tone,
  size,
  look = 'plain',
  shape = 'soft',
  iconBefore,
  iconAfter,
  children,
}: ButtonStyle & { to: string; children: ReactNode }) {
  return (
    <span className={styles.frame} data-look={look} data-shape={shape}>
      <ButtonLink tone={tone} size={size} to={to} className={styles.button}>
        {iconBefore && <Icon name={iconBefore} />}
        {children}
        {iconAfter && <Icon name={iconAfter} />}
      </ButtonLink>
    </span>
  )
}

/** Renders buttons side by side; they wrap. With the look `chain` they touch. */
export const ButtonRow = ({ look, children }: { look?: 'chain'; children: ReactNode }) => (
  <div className={styles.row} data-look={look}>
    {children}
  </div>
)
