import { ButtonRow, StyledButton } from '../../../kit/StyledButton.tsx'
import { RotatingWords } from '../../../kit/RotatingWords.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { anchorTo } from '../../../site/anchor.ts'
import { Lamp } from './Lamp.tsx'
import styles from './SplitHero.module.css'
import { SplitPortrait } from './SplitPortrait.tsx'

interface SplitHeroProps {
  words: {
    person: string
    hello: string
    lead: string
    see: string
    write: string
    lamp: { move: string; left: string; right: string; hint: string }
  }
}

/** Splits a name into two lines. With an odd number of words the first line has one more. */
function inTwo(name: string): readonly [string, string] {
  const parts = name.split(' ')
  const half = Math.ceil(parts.length / 2)
  return [parts.slice(0, half).join(' '), parts.slice(half).join(' ')]
}

/** Renders a name, a greeting and a portrait on the boundary between the page's background and the accent. */
export function SplitHero({ words: { person, hello, lead, see, write, lamp } }: SplitHeroProps) {
  const [first, second] = inTwo(person)
  return (
    <div className={styles.hero}>
      <h1>
        <span>{first}</span> <span>{second}</span>
      </h1>
      <div className={styles.stage}>
        <div className={styles.portrait}>
          <SplitPortrait />
          <Lamp words={lamp} />
        </div>
      </div>
      <div className={styles.words}>
        <div className={styles.hello}>
          <RotatingWords sentence={hello} effect="push" level={2} />
        </div>
        <p className={styles.lead}>{lead}</p>
        <ButtonRow>
          <ButtonLink to={anchorTo('work')} size="large">
            {see}
          </ButtonLink>
          <StyledButton route="contact" tone="outline" size="large">
            {write}
          </StyledButton>
        </ButtonRow>
        <p className={styles.hint}>{lamp.hint}</p>
      </div>
    </div>
  )
}
