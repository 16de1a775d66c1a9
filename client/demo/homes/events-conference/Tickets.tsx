import { mainTicket, tickets, type Ticket, type TicketFeature } from './facts.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import { FeatureList } from '../../../kit/FeatureList.tsx'
import { StyledButton } from '../../../kit/StyledButton.tsx'
import styles from './Tickets.module.css'

interface TicketsProps {
  words: {
    kinds: Readonly<Record<Ticket, { name: string; text: string; choose: string }>>
    features: Readonly<Record<TicketFeature, string>>
  }
}

/** Renders tickets with a perforated line: name and price above it, features and a link below it. */
export function Tickets({ words: { kinds, features } }: TicketsProps) {
  const { language } = useSite()
  return (
    <>
      <ul className={styles.tickets}>
        {(Object.keys(tickets) as Ticket[]).map((id) => (
          <li key={id} data-main={id === mainTicket || undefined}>
            <div className={styles.stub}>
              <h3>{kinds[id].name}</h3>
              <p>{kinds[id].text}</p>
              <b>{formatMoney(tickets[id].price, language)}</b>
            </div>
            <div className={styles.body}>
              <FeatureList items={Object.fromEntries(tickets[id].features.map((each) => [each, features[each]]))} />
              <StyledButton route="contact" anchor="write" tone={id === mainTicket ? 'ink' : 'outline'}>
                {kinds[id].choose}
              </StyledButton>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
