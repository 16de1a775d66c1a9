import { homeNames } from '#shared/routes/homes.ts'
import { entrance } from '#shared/routes/table.ts'
import { useAddress } from '../../app/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { TitleBar } from '../../kit/TitleBar.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './HomeIndexPage.module.css'
import { thumbnailOf } from './thumbnails.ts'

/** Every home, by its first screen; all of a card leads to it. */
export default function HomeIndexPage() {
  const { t } = useTranslation(['homeIndex', 'homeTitles', 'common'])
  const address = useAddress()
  return (
    <>
      <TitleBar
        heading={t('heading')}
        lead={t('lead')}
        trail={[{ label: t('common:home'), to: address(entrance) }, { label: t('heading') }]}
      />
      <ul className={styles.list}>
        {homeNames.map((home) => (
          <li key={home}>
            <h2>
              <PageLink to={address(`home-${home}`)}>{t(`homeTitles:of.${home}`)}</PageLink>
            </h2>
            <Picture {...thumbnailOf(home)} alt="" />
          </li>
        ))}
      </ul>
    </>
  )
}
