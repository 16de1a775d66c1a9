import { useTranslation } from '../../../i18n/useTranslation.ts'
import { StyledButton } from '../../../kit/StyledButton.tsx'
import { SampleLabel } from '../../../sections/SampleLabel.tsx'
import { projectList } from '../../portfolio/projectList.ts'
import styles from './FolioEnd.module.css'

/** Renders a note that the projects above are samples, and a link to all projects. Needs the words `portfolio`. */
export function FolioEnd({ all }: { all: string }) {
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
