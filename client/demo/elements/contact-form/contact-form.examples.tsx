import { ContactForm } from '../../../forms/ContactForm.tsx'
import { elementPage } from '../examples.tsx'
import { PrivacyFacts, ProofStatus, ShortContactForm } from '../../../kit/ShortContactForm.tsx'

export default elementPage('contact-form', {
  checked: ({ labels, send, proof }) => (
    <ShortContactForm
      at="write-checked"
      label={labels.checked}
      send={send.message}
      before={<ProofStatus title={proof.title} words={proof.stages} />}
    />
  ),
  twoFields: ({ labels, send, prepared }) => (
    <ShortContactForm
      at="write-letter"
      label={labels.twoFields}
      look="letter"
      prepared={{ topic: 'join', message: prepared }}
      send={send.ask}
    />
  ),
  consented: ({ labels, send, data }) => (
    <ShortContactForm
      at="write-consented"
      label={labels.consented}
      look="aside"
      send={send.message}
      before={<PrivacyFacts title={data.title} facts={data.facts} />}
    />
  ),
  full: ({ labels }) => <ContactForm at="write-full" label={labels.full} />,
})
