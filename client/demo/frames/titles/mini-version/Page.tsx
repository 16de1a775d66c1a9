import { TableOfContents } from '../../../../sections/TableOfContents.tsx'
import { MiniTitle } from '../../../pageTitles/MiniTitle.tsx'
import { pageTitlePage } from '../../pageTitlePage.tsx'
import styles from './Page.module.css'

/** Anchors of the parts, in order. */
const ids = ['notice', 'place', 'floor', 'decision', 'minutes', 'publication']

export default pageTitlePage(
  'mini-version',
  (title) => <MiniTitle {...title} />,
  ({ heading, text, items }) => (
    <div className={styles.document}>
      <TableOfContents label={text} ids={ids} titleOf={(id) => items[ids.indexOf(id)]!.title} />
      <div>
        <h2>{heading}</h2>
        {items.map(({ title, text }, index) => (
          <section key={title} id={ids[index]} className={styles.part} aria-labelledby={`${ids[index]}-title`}>
            <h3 id={`${ids[index]}-title`}>{title}</h3>
            <p>{text}</p>
          </section>
        ))}
      </div>
    </div>
  ),
  { hasSamples: true, next: { look: 'bars' } },
)
