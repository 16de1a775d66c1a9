import {
  conferenceDayIds,
  conferenceDays,
  conferenceProgramme,
  speakers,
  type ConferencePlace,
  type Session,
  type Speaker,
} from './facts.ts'
import { formatDayOfMonth } from '#shared/i18n/dayOfMonth.ts'
import { useSite } from '../../../site/site.ts'
import { Schedule } from '../../../kit/Schedule.tsx'
import { Tabs } from '../../../kit/Tabs.tsx'

interface ProgrammeTabsProps {
  words: { choose: string; places: Readonly<Record<ConferencePlace, string>> }
  sessions: Readonly<Record<Session, string>>
  roles: Readonly<Record<Speaker, string>>
}

const isSpeaker = (session: Session): session is Speaker => (speakers as readonly Session[]).includes(session)

/** Renders the programme, one tab for each day. */
export function ProgrammeTabs({ words, sessions, roles }: ProgrammeTabsProps) {
  const { language } = useSite()
  const days = conferenceDayIds.map((id) => {
    const slots = conferenceProgramme[id]
    const talks = slots.map(({ session, place }) => [
      session,
      { title: sessions[session], place: words.places[place], ...(isSpeaker(session) && { speaker: roles[session] }) },
    ])
    const content = (
      <Schedule
        times={Object.fromEntries(slots.map(({ session, time }) => [session, time])) as Record<Session, string>}
        talks={Object.fromEntries(talks) as Record<Session, { title: string; place: string; speaker?: string }>}
      />
    )
    const label = formatDayOfMonth(conferenceDays[id], language)
    return [id, { label, content }] as const
  })
  return <Tabs id="day" label={words.choose} look="words" tabs={Object.fromEntries(days)} />
}
