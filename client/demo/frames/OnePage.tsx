import own from 'virtual:pictures/onePage'
import pictures from 'virtual:pictures/panels'
import { wordsIn } from '#locales/translator.ts'
import { onePageWorks } from '#shared/content/onePageWorks.ts'
import { useAddress } from '../../site/site.ts'
import { FooterAddress } from '../../footers/FooterAddress.tsx'
import { FooterNetworks } from '../../footers/FooterNetworks.tsx'
import type { OnePagePart } from '../headers/arrangements/onePageParts.ts'
import type { ShownHeaderOf } from '../headers/headerRow.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { SampleNote } from '../../sections/SampleNote.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { FrameNeighbours } from './FrameNeighbours.tsx'
import styles from './OnePage.module.css'
import { useFrameTrail } from './useFrameTrail.ts'

/** Returns the anchor of a section and the reference to its heading. */
const part = (id: OnePagePart) => ({ id, 'aria-labelledby': `${id}-heading` })
const headingOf = (id: OnePagePart) => `${id}-heading`

/** Renders a complete site of a small organisation on one page. The menu of its header links to the sections. */
export default function OnePage({ header }: { header: ShownHeaderOf<'onePage'> }) {
  const { t, i18n } = useTranslation(['frames', 'common', 'galleryCaptions'])
  const address = useAddress()
  const { heading, lead, points, parts, steps, voices } = wordsIn(i18n, `headers/${header}`)
  return (
    <div className={styles.page}>
      <section {...part('home')} className={styles.home}>
        <div>
          <Breadcrumbs trail={useFrameTrail('headers', heading)} />
          <h1 id={headingOf('home')}>{heading}</h1>
          <p>{lead}</p>
          <ButtonLink to="#contact" tone="paper" size="large">
            {t('common:contact')}
          </ButtonLink>
        </div>
        <Picture of={pictures.onePage} alt="" isFirst />
      </section>
      <section {...part('about')} className={styles.split}>
        <h2 id={headingOf('about')}>{parts.about.heading}</h2>
        <ol>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
      </section>
      <section {...part('services')} className={styles.services}>
        <h2 id={headingOf('services')}>{parts.services.heading}</h2>
        <ol>
          {Object.entries(steps).map(([id, { title, text }]) => (
            <li key={id}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section {...part('portfolio')} className={styles.portfolio}>
        <h2 id={headingOf('portfolio')}>{parts.portfolio.heading}</h2>
        <ul>
          {onePageWorks.map((id, index) => (
            <li key={id}>
              <PageLink to={address('gallery', { anchor: id })}>
                <Picture of={own.works} cell={index} alt="" />
                {t(`galleryCaptions:${id}`)}
              </PageLink>
            </li>
          ))}
        </ul>
      </section>
      <section {...part('testimonials')} className={styles.voices}>
        <h2 id={headingOf('testimonials')}>{parts.testimonials.heading}</h2>
        <ul>
          {Object.values(voices).map(({ name, quote, role }) => (
            <li key={role}>
              <blockquote>
                <p>{quote}</p>
              </blockquote>
              <p>
                <b>{name}</b>
                {`, ${role}`}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section {...part('contact')} className={styles.split}>
        <div>
          <h2 id={headingOf('contact')}>{parts.contact.heading}</h2>
          <FooterAddress />
        </div>
        <FooterNetworks />
      </section>
      <FrameNeighbours family="headers" of={header} look="dots" />
      <SampleNote text={t('common:sampleNote')} />
    </div>
  )
}
