import { ContactForm } from '../../../forms/ContactForm.tsx'
import { SocialLinks } from '../../../kit/SocialLinks.tsx'
import { ContactOffices } from '../../../sections/ContactOffices.tsx'
import { ContactDesks } from '../../../sections/ContactDesks.tsx'
import { OfficeMap } from '../../../kit/OfficeMap.tsx'
import { PageBand, PageSection } from '../../../sections/PageSection.tsx'
import { ColourTitle } from '../../../sections/ColourTitle.tsx'
import { ContactBoxes } from './ContactBoxes.tsx'
import styles from './Page.module.css'
import { innerPage } from '../innerPage.tsx'

/** A page for contact, in the order of what people look for: four boxes, the form, the offices, the networks, the map. */
export default innerPage(
  'contact-classic',
  ({ lead, boxes, write, networks, map }, title) => (
    <>
      <ColourTitle {...title} lead={lead} />
      <section aria-label={boxes.title}>
        <ContactBoxes words={boxes.items} />
      </section>
      <PageSection id="write" title={write.title} lead={write.lead}>
        <div className={styles.columns}>
          <ContactForm anchor="contact-form" label={write.title} />
          <div>
            <ContactDesks route="page-contact-classic" look="cards" />
          </div>
        </div>
      </PageSection>
      <ContactOffices />
      <PageSection title={networks.title} lead={networks.lead} isTight>
        <SocialLinks label={networks.title} look="joined" />
      </PageSection>
      <PageBand>
        <OfficeMap title={map} shape="wide" />
      </PageBand>
    </>
  ),
  { hasSamples: true },
)
