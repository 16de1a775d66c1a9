import { ContactForm } from '../../../forms/ContactForm.tsx'
import { elementPage } from '../examples.tsx'
import { PrivacyFacts, ProofStatus, ShortContactForm } from '../../../kit/ShortContactForm.tsx'

export default elementPage(
  'contact-form',
  {
    consented: ({ labels, send, data }) => (
      <ShortContactForm
        anchor="write-consented"
        label={labels.consented}
        look="aside"
        send={send.message}
        before={<PrivacyFacts title={data.title} facts={data.facts} />}
      />
    ),
    checked: ({ labels, send, proof }) => (
      <ShortContactForm
        anchor="write-checked"
        label={labels.checked}
        send={send.message}
        before={<ProofStatus title={proof.title} words={proof.stages} />}
      />
    ),
    full: ({ labels }) => <ContactForm anchor="write-full" label={labels.full} />,
    twoFields: ({ labels, send, prepared }) => (
      <ShortContactForm
        anchor="write-letter"
        label={labels.twoFields}
        look="letter"
        prepared={{ topic: 'join', message: prepared }}
        send={send.ask}
      />
    ),
  },
  { preview: 'checked', sign: 'steps' },
)
