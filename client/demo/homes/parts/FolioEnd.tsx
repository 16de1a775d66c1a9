import { useTranslation } from '../../../i18n/useTranslation.ts'
import { StyledButton } from '../../../kit/StyledButton.tsx'
import { SampleMark } from '../../../sections/SampleMark.tsx'
import { projectList } from '../../portfolio/projectList.ts'
import styles from './FolioEnd.module.css'

/** Below a home's projects: that they are samples, and the way to all of them. Needs the words `portfolio`. */
export function FolioEnd({ all }: { all: string }) {
  const { t } = useTranslation('portfolio')
  return (
    <div className={styles.end}>
      <SampleMark label={t('note')} />
      <StyledButton route={projectList} tone="outline" iconAfter="arrow">
        {all}
      </StyledButton>
    </div>
  )
}
