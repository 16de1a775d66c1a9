import pictures from 'virtual:pictures/home-personal-portfolio'
import type { PageCatalog } from '#locales/catalog.ts'
import './colours.css'
import { experienceYears, jobShares } from './facts.ts'
import { useAddress } from '../../../site/site.ts'
import { BigNumber } from '../../../kit/BigNumber.tsx'
import { ProgressBars } from '../../../kit/ProgressBars.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { homePage } from '../homePage.tsx'
import { FolioList } from '../parts/FolioList.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'
import { PostTeasers } from '../parts/PostTeasers.tsx'
import { CareerLine } from './CareerLine.tsx'
import styles from './Page.module.css'
import { SplitHero } from './SplitHero.tsx'

function PersonalPortfolio(words: PageCatalog['home/personal-portfolio']) {
  const address = useAddress()
  const { now, work, skills, career, writing, call } = words
  return (
    <>
      <SplitHero words={words} />
      <div className={styles.experience}>
        <BigNumber
          value={experienceYears}
          label={now.label}
          title={now.title}
          text={now.text}
          beside={<Picture of={pictures.sign} alt="" />}
        />
      </div>
      <HomeSection title={work.title} lead={work.lead} id="work" size="large" width="full">
        <FolioList home="personal-portfolio" look="wall" words={work} />
      </HomeSection>
      <HomeSection
        title={skills.title}
        lead={skills.lead}
        ground="tint"
        size="large"
        width="full"
        className={styles.skills}
      >
        <ProgressBars values={jobShares} labels={skills.labels} look="fields" />
      </HomeSection>
      <HomeSection title={career.title} ground="night" size="large">
        <CareerLine words={career} />
      </HomeSection>
      <HomeSection title={writing.title} lead={writing.lead} size="small" isTight>
        <PostTeasers category="culture" look="words" all={writing.all} />
      </HomeSection>
      <HomeSection
        title={call.heading}
        lead={call.text}
        id="call"
        ground="second"
        size="huge"
        head="stack"
        className={styles.call}
      >
        <ButtonLink to={address('contact', { query: { topic: 'question' }, anchor: 'write' })} tone="ink" size="large">
          {call.action}
        </ButtonLink>
      </HomeSection>
    </>
  )
}

/** Renders the home of a sign designer: a portrait lit from one side, then work, skills and career. */
export default homePage('personal-portfolio', (words) => <PersonalPortfolio {...words} />)
