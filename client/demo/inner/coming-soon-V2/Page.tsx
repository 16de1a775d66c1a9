import pictures from 'virtual:pictures/page-coming-soon-V2'
import type { PageCatalog } from '#locales/catalog.ts'
import { NewsletterForm } from '../../../forms/NewsletterForm.tsx'
import { Countdown } from '../../../kit/Countdown.tsx'
import { Modal, ModalDismiss, ModalLink } from '../../../kit/Modal.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { innerPage } from '../innerPage.tsx'
import { WaitingFrame } from '../waiting/WaitingFrame.tsx'
import styles from './Page.module.css'

const windowId = 'notify'

const Notify = ({ words: { heading, text, dismiss } }: { words: PageCatalog['page/coming-soon-V2']['window'] }) => (
  <Modal id={windowId} heading={heading} level={2} motion="fade-zoom">
    <p>{text}</p>
    <NewsletterForm anchor={`${windowId}-form`} />
    <ModalDismiss of={windowId} tone="outline">
      {dismiss}
    </ModalDismiss>
  </Modal>
)

/** A page before an opening: a panorama with two fields over it, and the newsletter form in a modal. */
export default innerPage('coming-soon-V2', ({ heading, lead, event, open, window: words }) => (
  <WaitingFrame ground="page">
    <div className={styles.view}>
      <div className={styles.picture}>
        <Picture of={pictures.hills} alt="" isFirst />
      </div>
      <div className={styles.fields}>
        <div className={styles.words}>
          <h1>{heading}</h1>
          <p>{lead}</p>
          <ModalLink to={windowId} tone="paper">
            {open}
          </ModalLink>
        </div>
        <div className={styles.until}>
          <Countdown of="coming-soon-V2" event={event} look="cells" />
        </div>
      </div>
    </div>
    <Notify words={words} />
  </WaitingFrame>
))
