import { homeRows } from '../homes.generated.ts'
import { shownIn } from '../headers.ts'
import { homeNames } from '../homes.ts'
import { route } from '../route.ts'

/** The homes of invented businesses. */
export const homes = homeNames.map((home) =>
  route(
    `home-${home}`,
    `/home-${home}`,
    'homeVariant',
    { home },
    { isDemo: true, accent: home, ...shownIn(homeRows[home].header), ...homeRows[home] },
  ),
)
