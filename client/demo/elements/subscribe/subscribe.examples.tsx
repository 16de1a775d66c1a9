import pictures from 'virtual:pictures/forms'
import { Mark } from '../../../ui/Logo.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { elementPage } from '../examples.tsx'
import { SubscribeForm, NewsletterContents } from '../../../kit/SubscribeForm.tsx'

export default elementPage(
  'subscribe',
  {
    split: ({ form }) => <SubscribeForm anchor="subscribe-split" look="split" heading={form.title} lead={form.lead} />,
    letter: ({ form }) => (
      <SubscribeForm anchor="subscribe-letter" look="letter" heading={form.title} lead={form.lead} aside={<Mark />} />
    ),
    photo: ({ form }) => (
      <SubscribeForm
        anchor="subscribe-photo"
        look="photo"
        heading={form.title}
        lead={form.lead}
        aside={<Picture of={pictures.crowd} alt="" />}
      />
    ),
    giant: () => <SubscribeForm anchor="subscribe-giant" look="giant" />,
    stacked: ({ form }) => (
      <SubscribeForm anchor="subscribe-stacked" look="stacked" heading={form.title} lead={form.lead} />
    ),
    steps: ({ steps: { address, consent, last } }) => (
      <SubscribeForm anchor="subscribe-steps" look="steps" steps={[address, consent, last]} />
    ),
    language: ({ languageLabel }) => (
      <SubscribeForm anchor="subscribe-language" look="language" languageLabel={languageLabel} />
    ),
    inline: () => <SubscribeForm anchor="subscribe-inline" look="inline" />,
    contents: ({ form, contents }) => (
      <SubscribeForm
        anchor="subscribe-contents"
        look="contents"
        heading={form.title}
        aside={<NewsletterContents items={contents} />}
      />
    ),
    folded: () => <SubscribeForm anchor="subscribe-folded" look="folded" />,
  },
  { preview: 'inline', sign: 'dots', opening: 'rise' },
)
