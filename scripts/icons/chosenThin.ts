/** A selection of a hundred of Phosphor's thin icons that suit the pages of an organisation. */
export const chosenThin: ReadonlySet<string> = new Set(
  `address-book airplane-tilt alarm anchor armchair arrows-out atom bag bank barbell barricade basket bell bicycle
binoculars bird books briefcase broadcast browser buildings bus butterfly cactus calculator calendar-check camera car
carrot certificate chair chalkboard-teacher chat-circle-text chef-hat tree clipboard-text clock-countdown cloud-sun
coffee coins compass compass-tool cpu credit-card crown desktop-tower dna door-open ear envelope-open eyeglasses factory
files film-strip first-aid-kit flag flask flower-tulip folder-open game-controller gavel gift globe-hemisphere-west
graduation-cap guitar hammer hand-heart handshake headphones heart hourglass-medium house-line key lamp laptop leaf
lifebuoy lightbulb lock magnifying-glass map-trifold medal megaphone microphone-stage mountains music-notes newspaper
notebook package paint-brush-broad palette paperclip pencil-ruler phone-call presentation-chart printer puzzle-piece
scales shield-check ticket`.split(/\s+/),
)
