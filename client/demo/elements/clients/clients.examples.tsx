import { ClientLogos } from '../../../kit/ClientLogo.tsx'
import { elementPage } from '../examples.tsx'

export default elementPage(
  'clients',
  {
    checker: ({ logos }) => <ClientLogos names={logos} look="checker" />,
    ruled: ({ logos }) => <ClientLogos names={logos} look="ruled" />,
    zoom: ({ logos }) => <ClientLogos names={logos} look="zoom" />,
    swap: ({ logos }) => <ClientLogos names={logos} look="swap" />,
    corners: ({ logos }) => <ClientLogos names={logos} look="corners" />,
    fields: ({ logos }) => <ClientLogos names={logos} look="fields" />,
    border: ({ logos }) => <ClientLogos names={logos} look="border" />,
    fade: ({ logos }) => <ClientLogos names={logos} look="fade" />,
  },
  { preview: 'fade', isSmall: true, hasSamples: true, opening: 'rise' },
)
