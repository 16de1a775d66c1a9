import { ButtonRow, StyledButton } from '../../../kit/StyledButton.tsx'
import type { ButtonTone } from '../../../ui/Button.tsx'
import { projectList } from '../../portfolio/projectList.ts'
import styles from './FolioAbout.module.css'
import { HomeSection, type HomeGround } from './HomeSection.tsx'

interface FolioAboutProps {
  words: { title: string; text: string; all: string; write: string }
  ground: HomeGround
  /** The tone of the first button; it must fit the ground. */
  tone?: ButtonTone
}

/** Renders a short text about the invented person, and links to all projects and to the contact form. */
export function FolioAbout({ words: { title, text, all, write }, ground, tone = 'paper' }: FolioAboutProps) {
  return (
    <HomeSection title={title} ground={ground} head="beside" isTight>
      <div className={styles.about}>
        <p>{text}</p>
        <ButtonRow>
          <StyledButton route={projectList} tone={tone} iconAfter="arrow">
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
