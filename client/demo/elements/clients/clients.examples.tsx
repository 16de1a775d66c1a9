import { ClientLogos } from '../../../kit/ClientLogo.tsx'
import { elementPage } from '../examples.tsx'

export default elementPage(
  'clients',
  {
    fade: ({ logos }) => <ClientLogos names={logos} look="fade" />,
    zoom: ({ logos }) => <ClientLogos names={logos} look="zoom" />,
    border: ({ logos }) => <ClientLogos names={logos} look="border" />,
    corners: ({ logos }) => <ClientLogos names={logos} look="corners" />,
    fields: ({ logos }) => <ClientLogos names={logos} look="fields" />,
    swap: ({ logos }) => <ClientLogos names={logos} look="swap" />,
    checker: ({ logos }) => <ClientLogos names={logos} look="checker" />,
    ruled: ({ logos }) => <ClientLogos names={logos} look="ruled" />,
  },
  { hasSamples: true },
)
