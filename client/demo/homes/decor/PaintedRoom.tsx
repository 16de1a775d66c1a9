import { roomPaints, type RoomPaint } from './facts.ts'
import styles from './PaintedRoom.module.css'

interface PaintedRoomProps {
  words: {
    title: string
    text: string
    choose: string
    paints: Readonly<Record<RoomPaint, { name: string; text: string }>>
  }
}

/** Renders a room and a choice of paints. The style sheet reads the choice, so it needs no script. */
export const PaintedRoom = ({ words: { title, text, choose, paints } }: PaintedRoomProps) => (
  <section className={styles.painted} aria-labelledby="room">
    <RoomDrawing />
    <div className={styles.words}>
      <h2 id="room">{title}</h2>
      <p>{text}</p>
      <fieldset className={styles.paints}>
        <legend>{choose}</legend>
        {roomPaints.map((paint, index) => (
          <label key={paint} data-paint={paint}>
            <input type="radio" name="room-paint" value={paint} defaultChecked={index === 0} />
            <span className={styles.name}>{paints[paint].name}</span>
            <span className={styles.text}>{paints[paint].text}</span>
            <span className={styles.swatch} aria-hidden="true" />
          </label>
        ))}
      </fieldset>
    </div>
  </section>
)

/**
 * Renders the room. The custom properties of the section colour its wall, sofa, rug and floor. The wall extends above the view
 * box, for taller frames.
 */
const RoomDrawing = () => (
  <div className={styles.room}>
    <svg viewBox="0 0 960 760" aria-hidden="true">
      <path className={styles.wall} d="M0-900h960V560H0z" />
      <path className={styles.floor} d="M0 560h960v200H0z" />
      <path className={styles.light} d="M0 552h960v10H0z" />
      <path className={styles.shade} d="M620-900h340V552H620z" />
      <path className={styles.light} d="M740 552V250a100 100 0 0 1 200 0v302z" />
      <path className={styles.sofa} d="M770 552V260a70 70 0 0 1 140 0v292z" />
      <circle className={styles.rug} cx="840" cy="270" r="44" />
      <path className={styles.light} d="M120 70h450v250H120z" />
      <path className={styles.floor} d="M140 90h410v210H140z" />
      <circle className={styles.rug} cx="420" cy="190" r="70" />
      <path className={styles.sofa} d="M140 300v-40a150 150 0 0 1 240 40z" />
      <path className={styles.ink} d="M300 300a130 130 0 0 1 250-50v50z" />
      <ellipse className={styles.rug} cx="420" cy="672" rx="370" ry="66" />
      <ellipse className={styles.wall} cx="420" cy="672" rx="270" ry="42" />
      <path className={styles.ink} d="M190 640h16v50h-16zM594 640h16v50h-16z" />
      <rect className={styles.sofa} x="170" y="450" width="460" height="150" rx="30" />
      <path className={styles.ink} d="M399 450h2v110h-2z" />
      <rect className={styles.sofa} x="120" y="510" width="90" height="146" rx="34" />
      <rect className={styles.sofa} x="590" y="510" width="90" height="146" rx="34" />
      <path className={styles.shade} d="M590 540a30 30 0 0 1 30-30h26a34 34 0 0 1 34 34v78a34 34 0 0 1-34 34h-56z" />
      <rect className={styles.light} x="206" y="556" width="388" height="84" rx="12" />
      <path className={styles.rug} d="M250 486l104-14 10 104-118 6z" />
      <path className={styles.ink} d="M702-900h4V118h-4z" />
      <path className={styles.rug} d="M614 206a90 90 0 0 1 180 0z" />
      <path className={styles.shade} d="M704 116a90 90 0 0 1 90 90h-90z" />
      <path className={styles.light} d="M676 206h56a28 28 0 0 1-56 0z" />
      <path
        className={styles.ink}
        d="M864 560c-70-10-110-60-110-130 70 10 110 60 110 130zM864 560c0-80 20-140 80-180 20 70-10 140-80 180z"
      />
      <path
        className={styles.sofa}
        d="M864 580c-50-30-70-90-50-160 60 30 80 90 50 160zM864 580c10-60 40-100 96-110 0 60-36 100-96 110z"
      />
      <path className={styles.light} d="M806 566h116l-20 110h-76z" />
      <path className={styles.shade} d="M864 566h58l-20 110h-38z" />
    </svg>
  </div>
)
