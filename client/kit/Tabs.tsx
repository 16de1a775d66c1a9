import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { anchorTo } from '../site/anchor.ts'
import { isSpecialClick } from '../ui/isSpecialClick.ts'
import styles from './Tabs.module.css'
import { useTabs } from './useTabs.ts'

export type TabsLook = 'line' | 'icons' | 'menu' | 'words' | 'segments' | 'days' | 'side'

export interface Tab {
  label: string
  /** A decoration before or above the label. */
  mark?: ReactNode
  content: ReactNode
}

interface TabsProps {
  /** Unique on its page. The address of a panel is this id, a dash and the panel's key. */
  id: string
  /** The accessible name of the tab list. */
  label: string
  /** The keys name the tabs; their order is the order on the page. */
  tabs: Readonly<Record<string, Tab>>
  look?: TabsLook
  /** Shows the labels in capitals by CSS; screen readers get the normal text. */
  hasCapitals?: boolean
}

/** The keys that move to the previous or the next tab. */
const steps = {
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
  vertical: { ArrowDown: 1, ArrowUp: -1 },
} as const

/**
 * Renders panels of which one is visible. The address `#id-key` opens a panel. Without script all panels stand below
 * one another with headings.
 */
export function Tabs({ id, label, tabs, look = 'line', hasCapitals = false }: TabsProps) {
  const panels = Object.entries(tabs).map(([key, tab]) => ({ ...tab, id: `${id}-${key}`, tab: `${id}-${key}-tab` }))
  const { current, isLive, isChosen, choose } = useTabs(panels.map((panel) => panel.id))
  const orientation = look === 'side' ? 'vertical' : 'horizontal'

  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const index = panels.findIndex((panel) => panel.id === current)
    const step = (steps[orientation] as Readonly<Record<string, number>>)[event.key]
    const goal = step
      ? (index + step + panels.length) % panels.length
      : { Home: 0, End: panels.length - 1, ' ': index }[event.key]
    const next = goal === undefined ? undefined : panels[goal]
    if (!next) return
    event.preventDefault()
    choose(next.id)
    document.getElementById(next.tab)?.focus()
  }
  const onClick = (event: MouseEvent, panel: string) => {
    if (isSpecialClick(event)) return
    event.preventDefault()
    choose(panel)
  }

  return (
    <div
      className={styles.tabs}
      data-look={look}
      data-capitals={hasCapitals || undefined}
      data-live={isLive || undefined}
      data-chosen={isChosen || undefined}
    >
      <div
        className={styles.list}
        role={isLive ? 'tablist' : 'group'}
        aria-label={label}
        aria-orientation={isLive ? orientation : undefined}
        onKeyDown={onKey}
      >
        {panels.map((panel) => {
          const isCurrent = panel.id === current
          return (
            <a
              key={panel.id}
              id={panel.tab}
              className={styles.tab}
              href={anchorTo(panel.id)}
              data-current={isCurrent || undefined}
              onClick={(event) => onClick(event, panel.id)}
              {...(isLive && {
                role: 'tab',
                'aria-selected': isCurrent,
                'aria-controls': panel.id,
                tabIndex: isCurrent ? 0 : -1,
              })}
            >
              {panel.mark}
              <span>{panel.label}</span>
            </a>
          )
        })}
      </div>
      <div>
        {panels.map((panel) => (
          <div
            key={panel.id}
            id={panel.id}
            className={styles.panel}
            hidden={isLive && panel.id !== current}
            {...(isLive && { role: 'tabpanel', 'aria-labelledby': panel.tab, tabIndex: 0 })}
          >
            <h3 className={styles.name}>{panel.label}</h3>
            {panel.content}
          </div>
        ))}
      </div>
    </div>
  )
}
