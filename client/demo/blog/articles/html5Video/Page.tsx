import { Video } from '../../../../kit/Video.tsx'
import { articlePage } from '../../ArticlePage.tsx'

/** An article under a film of our own. */
export default articlePage(({ article: { media }, post: { film } }) => <Video film={film!} label={media!.label} />)
