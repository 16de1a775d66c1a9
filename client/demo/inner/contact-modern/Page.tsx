import { ContactForm } from '../../../forms/ContactForm.tsx'
import { LargeTitle } from '../../pageTitles/LargeTitle.tsx'
import { OfficeMap } from '../../../kit/OfficeMap.tsx'
import { PageSection } from '../../../sections/PageSection.tsx'
import { ContactOverview } from './ContactOverview.tsx'
import { MessageTimeline } from './MessageTimeline.tsx'
import { innerPage } from '../innerPage.tsx'

/** Anchor of the contact facts. */
const glance = 'at-a-glance'

/** A page for contact: one word as wide as the screen, a phone number as wide as the page, and the steps of a message. */
export default innerPage('contact-modern', ({ lead, next, info, course, write, map }, title) => (
  <>
    <LargeTitle {...title} lead={lead} next={{ anchor: glance, label: next }} />
    <ContactOverview id={glance} {...info} />
    <PageSection title={course.title} lead={course.lead} ground="ink">
      <MessageTimeline items={course.items} />
    </PageSection>
    <PageSection id="write" title={write.title} lead={write.lead} head="beside">
      <ContactForm anchor="contact-form" label={write.title} />
    </PageSection>
    <PageSection title={map.title} lead={map.lead} ground="tint">
      <OfficeMap title={map.frame} shape="wide" />
    </PageSection>
  </>
))
