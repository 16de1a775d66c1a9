import type { ComponentProps, ReactNode } from 'react'
import { PageLink } from './PageLink.tsx'
import styles from './Button.module.css'

export type ButtonTone = 'accent' | 'ink' | 'paper' | 'outline'

interface Look {
  tone?: ButtonTone | undefined
  size?: 'small' | 'normal' | 'large' | undefined
  /** A class with the kit's looks. */
  className?: string | undefined
  children: ReactNode
}

const look = ({ tone = 'accent', size = 'normal', className }: Omit<Look, 'children'>) => ({
  className: className ? `${styles.button} ${className}` : styles.button,
  'data-tone': tone,
  'data-size': size,
})

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'className' | 'children'> {
  /** Shows a spinner and ignores presses. */
  isBusy?: boolean
}

export function Button({ tone, size, isBusy = false, type = 'button', children, ...rest }: ButtonProps) {
  return (
    <button
      {...look({ tone, size })}
      {...rest}
      type={type}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
    >
      {children}
    </button>
  )
}

interface ButtonLinkProps extends Look {
  /** An address of the site, an anchor of the page (`#…`), or another scheme (`tel:`, `mailto:`, `https:`). */
  to: string
  /** Whether it is another site's address, which gets no referrer. */
  isOutgoing?: boolean
  /** The name under which the file is saved. */
  download?: string
}

export function ButtonLink({ tone, size, className, to, isOutgoing = false, download, children }: ButtonLinkProps) {
  if (to.startsWith('/') && download === undefined)
    return (
      <PageLink {...look({ tone, size, className })} to={to}>
        {children}
      </PageLink>
    )
  return (
    <a {...look({ tone, size, className })} href={to} rel={isOutgoing ? 'noreferrer' : undefined} download={download}>
      {children}
    </a>
  )
}
