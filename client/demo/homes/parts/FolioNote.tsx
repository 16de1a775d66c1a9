import { useTranslation } from '../../../i18n/useTranslation.ts'
import { StyledButton } from '../../../kit/StyledButton.tsx'
import { SampleLabel } from '../../../sections/SampleLabel.tsx'
import { projectList } from '../../portfolio/projectList.ts'
import styles from './FolioNote.module.css'

/** Renders a note that the projects are samples, and a link to all of them. Needs the words `portfolio`. */
export function FolioNote({ all }: { all: string }) {
  const { t } = useTranslation('portfolio')
  return (
    <div className={styles.end}>
      <SampleLabel label={t('note')} />
      <StyledButton route={projectList} tone="outline" iconAfter="arrow">
        {all}
      </StyledButton>
    </div>
  )
}
