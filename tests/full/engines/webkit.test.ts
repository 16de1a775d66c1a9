import { testJourneys } from './journeys.ts'
import { startWebKit } from './webkit.ts'

testJourneys('WebKit', ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'], startWebKit)
