import pictures from 'virtual:pictures/page-faq-s'
import type { PageCatalog } from '#locales/catalog.ts'
import { membership } from '#shared/content/membership.ts'
import { useAddress, useSite, useSiteProgramme } from '../../../site/site.ts'
import { useFacts } from '../../../site/useFacts.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Accordion } from '../../../kit/Accordion.tsx'
import { CallToAction } from '../../../kit/CallToAction.tsx'
import { ArrowLink } from '../../../sections/ArrowLink.tsx'
import { PageBand, PageSection, type SectionGround } from '../../../sections/PageSection.tsx'
import type { TitleProps } from '../../../sections/TitleFrame.tsx'
import { anchorTo } from '../../../site/anchor.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { innerPage } from '../innerPage.tsx'
import styles from './Page.module.css'
import { fillAnswer, type AnswerFacts } from '#shared/content/fillAnswer.ts'
import { findQuestions, type FaqQuestion } from './findQuestions.ts'
import { answerLinkOf, type answerLinks } from './answerLinks.ts'
import { QuestionSearch } from './QuestionSearch.tsx'
import { useSearch } from './useSearch.ts'

type Words = PageCatalog['page/faq-s']

interface Question extends FaqQuestion {
  id: string
  topicId: string
}

const anchorOf = (topic: string) => `topic-${topic}`

/** Backgrounds of topics; that of the page if absent. */
const grounds: Readonly<Partial<Record<string, SectionGround>>> = { data: 'tint' }

/**
 * Returns every question in the order of the page.
 * @param facts the facts in answers
 */
const questionsIn = ({ topics }: Words, facts: AnswerFacts): Question[] =>
  Object.entries(topics).flatMap(([topicId, { title, items }]) =>
    Object.entries(items).map(([id, { question, answer }]) => ({
      ...{ id, topicId, topic: title, question },
      answer: fillAnswer(answer, facts),
    })),
  )

function FaqPage({ words, title }: { words: Words; title: TitleProps }) {
  const { t } = useTranslation('page/faq-s')
  const address = useAddress()
  const search = useSearch()
  const { q } = search
  const { topics, links, missing } = words
  // This compiles only if every key of `answerLinks` has a link text.
  const labels: Readonly<Record<keyof typeof answerLinks, string>> = links
  const { language } = useSite()
  const hasCost = useSiteProgramme()
  const all = questionsIn(words, {
    language,
    yearlyFee: useFacts({ membership }).membership.yearlyFee,
    whole: hasCost ? t('ofProgramme') : '',
  })
  const { items: found, matchedWord } = findQuestions(all, q)
  const status = (() => {
    if (q === '') return t('search.all', { count: all.length })
    if (found.length === 0) return t('search.none', { q })
    return matchedWord === undefined
      ? t('search.found', { count: found.length, q })
      : t('search.partly', { word: matchedWord })
  })()

  const answered = ({ id, question, answer }: Question) => {
    const index = answerLinkOf(id)
    return {
      question,
      answer: index ? (
        <>
          <p>{answer}</p>
          <ArrowLink to={address(index.route, { query: { topic: index.topic }, anchor: index.anchor })}>
            {labels[id as keyof typeof answerLinks]}
          </ArrowLink>
        </>
      ) : (
        answer
      ),
    }
  }
  // A document has only the styles of what it contains. Without results, all questions are therefore rendered and hidden.
  const shown = found.length > 0 ? found : all
  const groups = Object.entries(topics)
    .map(([id, topic]) => ({ id, topic, mine: shown.filter(({ topicId }) => topicId === id) }))
    .filter(({ mine: topicQuestions }) => topicQuestions.length > 0)

  return (
    <>
      <QuestionSearch words={words} title={title} search={search} status={status} />
      {q === '' && (
        <nav className={styles.topics} aria-label={words.topicsLabel}>
          <ul>
            {groups.map(({ id, topic, mine: topicQuestions }) => (
              <li key={id}>
                <a href={anchorTo(anchorOf(id))}>
                  <b>{topic.title}</b> <span>{t('number', { questions: topicQuestions.length })}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div hidden={found.length === 0}>
        {groups.map(({ id, topic, mine: topicQuestions }, index) => (
          <PageSection
            key={id}
            id={anchorOf(id)}
            title={topic.title}
            lead={topic.text}
            ground={grounds[id] ?? 'page'}
            head="beside"
            isTight
          >
            <Accordion
              items={Object.fromEntries(topicQuestions.map((one) => [one.id, answered(one)]))}
              opensFirst={index === 0}
            />
          </PageSection>
        ))}
      </div>
      <PageBand>
        <CallToAction
          heading={missing.heading}
          text={missing.text}
          action={missing.action}
          topic="question"
          look="picture"
          tone="ink"
          level={2}
          picture={<Picture of={pictures.reply} alt="" />}
        />
      </PageBand>
    </>
  )
}

/** The page of questions: a search field, the topics, and folded answers. */
export default innerPage('faq-s', (words, title) => <FaqPage words={words} title={title} />)
