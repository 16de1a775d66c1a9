import pictures from 'virtual:pictures/people'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Quotation } from '../../../kit/Quotation.tsx'
import type { SamplePerson } from '../../../kit/TeamCard.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './ColleagueQuotes.module.css'

interface ColleagueQuotesProps<Id extends SamplePerson> {
  voices: Readonly<Record<Id, { quote: string; role: string }>>
}

/** Renders portraits and quotations in turn, on adjoining fields like a chessboard. */
export function ColleagueQuotes<Id extends SamplePerson>({ voices }: ColleagueQuotesProps<Id>) {
  const { t } = useTranslation('organisation')
  return (
    <>
      <ul className={styles.board}>
        {(Object.keys(voices) as Id[]).map((id) => (
          <li key={id}>
            <figure>
              <div className={styles.face}>
                <Picture of={pictures[id]} alt="" />
              </div>
              <Quotation>{voices[id].quote}</Quotation>
              <figcaption>
                <b>{t('person')}</b>
                <span>{voices[id].role}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </>
  )
}
