/** The party's accounts on social networks, in the order of display. Names have the owners' spelling. */
export const networks = [
  { id: 'facebook', name: 'Facebook', url: 'https://primer.example/facebook' },
  { id: 'instagram', name: 'Instagram', url: 'https://primer.example/instagram' },
  { id: 'youtube', name: 'YouTube', url: 'https://primer.example/youtube' },
  { id: 'x', name: 'X', url: 'https://primer.example/x' },
  { id: 'tiktok', name: 'TikTok', url: 'https://primer.example/tiktok' },
  { id: 'telegram', name: 'Telegram', url: 'https://primer.example/telegram' },
] as const
export type NetworkId = (typeof networks)[number]['id']

/** The messaging group that visitors are invited to by an outgoing link. */
export const messagingGroup = {
  app: 'Viber',
  url: 'https://primer.example/grupa',
  /** At most. */
  messagesPerWeek: 3,
  /** True until the party sets the number of messages. */
  isSample: true,
} satisfies { isSample: boolean } & Record<string, unknown>
