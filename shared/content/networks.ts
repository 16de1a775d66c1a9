/**
 * The party's accounts on social networks, in the order of display. Names have the owners' spelling; `short` replaces
 * logos, which are not ours.
 */
export const networks = [
  { id: 'facebook', name: 'Facebook', short: 'Fb', url: 'https://primer.example/facebook' },
  { id: 'instagram', name: 'Instagram', short: 'Ig', url: 'https://primer.example/instagram' },
  { id: 'youtube', name: 'YouTube', short: 'Yt', url: 'https://primer.example/youtube' },
  { id: 'x', name: 'X', short: 'X', url: 'https://primer.example/x' },
  { id: 'tiktok', name: 'TikTok', short: 'Tt', url: 'https://primer.example/tiktok' },
  { id: 'telegram', name: 'Telegram', short: 'Tg', url: 'https://primer.example/telegram' },
] as const

/** The messaging group that visitors are invited to by an outgoing link. */
export const messagingGroup = {
  app: 'Viber',
  url: 'https://primer.example/grupa',
  /** At most. */
  messagesPerWeek: 3,
  /** True until the party sets the number of messages. */
  isSample: true,
} satisfies { isSample: boolean } & Record<string, unknown>
