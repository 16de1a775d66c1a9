import { nextSteps, proposalIds, type ChapterId } from '#shared/content/programme.ts'
import { topicPlace } from '#shared/content/topicPlaces.ts'
import pictures from 'virtual:pictures/about'
import { useAddress } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { anchorTo } from '../../site/anchor.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { ChapterCost } from './ChapterCost.tsx'
import { ChapterFrame } from './ChapterFrame.tsx'
import styles from './ProgrammeChapter.module.css'

/** Renders a chapter of the site: the problem, the proposals, their cost, the first year and what the reader can do. */
export function ProgrammeChapter({ id, number }: { id: ChapterId; number: number }) {
  const { t } = useTranslation(['programme', 'common'])
  const address = useAddress()
  const step = nextSteps[id]
  const { route, topic, anchor } =
    'topic' in step ? topicPlace(step.topic) : { ...step, route: undefined, topic: undefined }
  const to = route === undefined ? anchorTo(anchor) : address(route, { query: { topic }, anchor })
  return (
    <ChapterFrame
      id={id}
      number={number}
      title={t(`common:chapters.${id}`)}
      picture={
        <div className={styles.picture}>
          <Picture of={pictures[id]} alt="" />
        </div>
      }
    >
      <section>
        <h3>{t('problem')}</h3>
        <p className={styles.problem}>{t(`${id}.problem`)}</p>
      </section>
      <section>
        <h3>{t('proposal')}</h3>
        <ol className={styles.proposals}>
          {proposalIds.map((proposal) => (
            <li key={proposal}>
              <p>
                <strong>{t(`${id}.proposals.${proposal}.claim`)}</strong> {t(`${id}.proposals.${proposal}.how`)}
              </p>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h3>{t('cost')}</h3>
        <ChapterCost amount={t(`amounts.${id}`)} number={number}>
          <p>{t(`${id}.cost`)}</p>
        </ChapterCost>
      </section>
      <section>
        <h3>{t('firstYear')}</h3>
        <p>{t(`${id}.firstYear`)}</p>
      </section>
      <section>
        <h3>{t('youCan')}</h3>
        <div className={styles.step}>
          <p>{t(`${id}.youCan`)}</p>
          <ButtonLink tone="ink" to={to}>
            {t(`${id}.link`)}
          </ButtonLink>
        </div>
      </section>
    </ChapterFrame>
  )
}
