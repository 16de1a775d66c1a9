import { licences } from 'virtual:icons'
import { iconSetNames } from '#shared/content/iconSetNames.ts'
import { iconSets } from '#shared/content/iconSets.ts'
import type { PageKinds } from '#shared/routes/kinds.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { routeIdOf, useAddress, useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { TitleBar } from '../../kit/TitleBar.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { Pagination } from '../../kit/Pagination.tsx'
import { ServerMarkup } from '../../ui/ServerMarkup.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import cells from './IconCells.module.css'
import { IconCells } from './IconCells.tsx'
import { IconFilter } from './IconFilter.tsx'
import { IconSpecimen } from './IconSpecimen.tsx'
import specimen from './IconSpecimen.module.css'
import styles from './IconsPage.module.css'
import { cellsId, copyLabelId, listId } from './ids.ts'
import { useIconCopy } from './useIconCopy.ts'
import { useIconCounts } from './useIconCounts.ts'

/** Renders a set of icons: its origin, a filter, and its cells in pages. */
export default function IconsPage({ set }: PageKinds['icons']) {
  const { t } = useTranslation(['icons', 'common'])
  const { found, query } = useSite()
  const address = useAddress()
  const { hits, total, page, pages } = useIconCounts(set)
  const { copied, onClick } = useIconCopy()
  const route = routeIdOf(found)!
  const shown = iconSetNames[set]
  const { insteadOf } = iconSets[set]
  const { q } = query

  return (
    <>
      <TitleBar
        heading={shown}
        lead={t(`icons:sets.${set}.lead`, { shown, ...(insteadOf && { insteadOf }) })}
        trail={[{ label: t('common:home'), to: address(homeRoute) }, { label: t('icons:title', { shown }) }]}
      />
      <ServerMarkup id="icon-specimen" className={specimen.specimen}>
        {import.meta.env.SSR && <IconSpecimen set={set} />}
      </ServerMarkup>
      <div className={styles.about}>
        <Origin set={set} />
        <p>{t('icons:trademarks')}</p>
      </div>
      <section className={styles.list} id={listId} aria-labelledby={`${listId}-count`}>
        <div className={styles.tools}>
          <IconFilter route={route} />
          <h2 id={`${listId}-count`} className={styles.count}>
            {q === undefined ? t('icons:count', { hits, total }) : t('icons:countFor', { hits, total, q })}
          </h2>
        </div>
        {q !== undefined && hits === 0 && (
          <div className={styles.empty}>
            <p>{t('icons:empty', { q })}</p>
            <PageLink to={address(route, { anchor: listId })}>{t('icons:showAll')}</PageLink>
          </div>
        )}
        <VisuallyHidden>
          <span id={copyLabelId}>{t('icons:copy')}</span>
        </VisuallyHidden>
        <div onClick={(event) => void onClick(event)}>
          <ServerMarkup id={cellsId} className={cells.cells}>
            {import.meta.env.SSR && <IconCells set={set} query={query} />}
          </ServerMarkup>
        </div>
        <p className={styles.status} role="status" data-shown={copied !== undefined}>
          {copied && t(copied.isCopied ? 'icons:copied' : 'icons:selected', { name: copied.name })}
        </p>
        <Pagination
          label={t('icons:pages')}
          page={page}
          pages={pages}
          addressOf={(to) => address(route, { query: { q, page: to > 1 ? String(to) : undefined }, anchor: listId })}
        />
      </section>
    </>
  )
}

/** Renders the set's name, authors and licence. */
function Origin({ set }: PageKinds['icons']) {
  const { t } = useTranslation('icons')
  const { version, authors, site, licence, insteadOf } = iconSets[set]
  return (
    <dl className={styles.origin}>
      <div>
        <dt>{t('origin.set')}</dt>
        <dd>
          <a href={site} rel="noreferrer">
            {iconSetNames[set]}
          </a>
        </dd>
      </div>
      <div>
        <dt>{t('origin.version')}</dt>
        <dd>{version}</dd>
      </div>
      <div>
        <dt>{t('origin.authors')}</dt>
        <dd>{authors}</dd>
      </div>
      <div>
        <dt>{t('origin.licence')}</dt>
        <dd>
          <a href={licence.url} rel="noreferrer license">
            {licence.name}
          </a>
          <a href={licences[set]}>{t('origin.text')}</a>
        </dd>
      </div>
      {insteadOf && (
        <div>
          <dt>{t('origin.insteadOf')}</dt>
          <dd>{insteadOf}</dd>
        </div>
      )}
    </dl>
  )
}
