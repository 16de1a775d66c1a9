import { ButtonRow, StyledButton } from '../../../kit/StyledButton.tsx'
import { projectList } from '../../portfolio/projectList.ts'
import styles from './FolioAbout.module.css'
import { HomeSection, type HomeGround } from './HomeSection.tsx'

interface FolioAboutProps {
  words: { title: string; text: string; all: string; write: string }
  ground: HomeGround
  /**
   * `halves`: the title and the text on two fields with a disc between them; `spine`: the title at the side, upright;
   * `statement`: the text in the display typeface. Without a look the title has a column of its own.
   */
  look?: 'halves' | 'spine' | 'statement'
}

/** Renders a short text about the invented person, and links to all projects and to the contact form. */
export function FolioAbout({ words: { title, text, all, write }, ground, look }: FolioAboutProps) {
  return (
    <HomeSection
      title={title}
      ground={ground}
      isTight
      {...(look ? { head: 'stack', className: styles[look] } : { head: 'beside' })}
    >
      <div className={styles.about}>
        <p>{text}</p>
        <ButtonRow>
          <StyledButton route={projectList} tone="paper" iconAfter="arrow">
            {all}
          </StyledButton>
          <StyledButton route="contact" tone="outline">
            {write}
          </StyledButton>
        </ButtonRow>
      </div>
    </HomeSection>
  )
}
