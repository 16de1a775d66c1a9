import pictures from 'virtual:pictures/forms'
import { Mark } from '../../../ui/Logo.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { elementPage } from '../examples.tsx'
import { SubscribeForm, NewsletterContents } from '../../../kit/SubscribeForm.tsx'

export default elementPage('subscribe', {
  inline: () => <SubscribeForm at="subscribe-inline" look="inline" />,
  stacked: ({ form }) => <SubscribeForm at="subscribe-stacked" look="stacked" heading={form.title} lead={form.lead} />,
  language: ({ languageLabel }) => (
    <SubscribeForm at="subscribe-language" look="language" languageLabel={languageLabel} />
  ),
  photo: ({ form }) => (
    <SubscribeForm
      at="subscribe-photo"
      look="photo"
      heading={form.title}
      lead={form.lead}
      aside={<Picture of={pictures.crowd} alt="" />}
    />
  ),
  split: ({ form }) => <SubscribeForm at="subscribe-split" look="split" heading={form.title} lead={form.lead} />,
  giant: () => <SubscribeForm at="subscribe-giant" look="giant" />,
  letter: ({ form }) => (
    <SubscribeForm at="subscribe-letter" look="letter" heading={form.title} lead={form.lead} aside={<Mark />} />
  ),
  steps: ({ steps: { address, consent, last } }) => (
    <SubscribeForm at="subscribe-steps" look="steps" steps={[address, consent, last]} />
  ),
  folded: () => <SubscribeForm at="subscribe-folded" look="folded" />,
  contents: ({ form, contents }) => (
    <SubscribeForm
      at="subscribe-contents"
      look="contents"
      heading={form.title}
      aside={<NewsletterContents items={contents} />}
    />
  ),
})
