import { PrivacyFacts, ShortContactForm } from '../../../kit/ShortContactForm.tsx'
import { SocialLinks } from '../../../kit/SocialLinks.tsx'
import { CentreTitle } from '../../pageTitles/CentreTitle.tsx'
import { PageSection } from '../../../sections/PageSection.tsx'
import { OfficeAndFilm } from './OfficeAndFilm.tsx'
import { innerPage } from '../innerPage.tsx'

/** A simple page for contact: the office, one form, and the networks. */
export default innerPage('contact-simple', ({ lead, visit, write, networks }, title) => (
  <>
    <CentreTitle {...title} lead={lead} />
    <OfficeAndFilm words={visit} />
    <PageSection id="write" title={write.title} lead={write.lead}>
      <ShortContactForm
        anchor="contact-form"
        label={write.title}
        look="aside"
        send={write.send}
        before={<PrivacyFacts title={write.data.title} facts={write.data.facts} />}
      />
    </PageSection>
    <PageSection title={networks.title} lead={networks.lead} ground="highlight" head="beside">
      <SocialLinks label={networks.title} look="rows" />
    </PageSection>
  </>
))
