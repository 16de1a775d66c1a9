import { elementPage } from '../examples.tsx'
import { ProcessSteps } from '../../../kit/ProcessSteps.tsx'

export default elementPage(
  'process-step',
  {
    fields: ({ steps }) => <ProcessSteps steps={steps} look="fields" />,
    icons: ({ steps }) => (
      <ProcessSteps
        steps={steps}
        look="icons"
        icons={{ enter: 'mail', confirm: 'check', read: 'invoice', leave: 'cross' }}
      />
    ),
    stairs: ({ steps }) => <ProcessSteps steps={steps} look="stairs" />,
    columns: ({ steps: { enter, confirm, read } }) => <ProcessSteps steps={{ enter, confirm, read }} look="columns" />,
    line: ({ steps }) => <ProcessSteps steps={steps} look="line" />,
    strip: ({ steps }) => <ProcessSteps steps={steps} look="strip" />,
  },
  { preview: 'columns', sign: 'rings' },
)
