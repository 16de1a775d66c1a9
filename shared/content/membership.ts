/** The facts about membership. */
export interface Membership {
  /** In years. The law on political parties lets citizens of full age join. */
  minimumAge: number
  /** The yearly fee in dinars. */
  yearlyFee: number
  /** The address of the statutes, the source of age, fee and conditions; absent until the party publishes them. */
  source?: string
  /** Whether the facts are invented, until the party confirms them. */
  isSample?: boolean
}

export const membership: Membership = { minimumAge: 18, yearlyFee: 1_200, isSample: true }
