import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ButtonRow, StyledButton } from '../../../kit/StyledButton.tsx'
import type { ButtonTone } from '../../../ui/Button.tsx'
import { projectList } from '../../portfolio/projectList.ts'
import styles from './FolioAbout.module.css'
import { HomeSection, type HomeGround } from './HomeSection.tsx'

interface FolioAboutProps {
  words: { title: string; text: string; all: string; write: string }
  ground: HomeGround
  /** Of its first button, which fits the ground. */
  tone?: ButtonTone
}

/** Who works here, in a few words; what leads to all projects and to a message; that the projects are samples. */
export function FolioAbout({ words: { title, text, all, write }, ground, tone = 'paper' }: FolioAboutProps) {
  const { t } = useTranslation('portfolio')
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
        <p>{t('note')}</p>
      </div>
    </HomeSection>
  )
}
