import { inflateSync } from 'node:zlib'
import { Refused } from './refusal.ts'

/* Checks a PDF for what runs or hides something, and removes who made it. The rest of its bytes stays as it is. */

/** Names of PDF (ISO 32000) that run something, send something or carry another file. */
const active =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|XFA|Rendition|Movie)(?![A-Za-z0-9])/
/** The most bytes that the object streams of a file may have when they are inflated. */
const maxInflated = 100 * 1024 * 1024

/** Replaces the escapes of names: `/J#61vaScript` is `/JavaScript`. */
const withoutEscapes = (source: string): string =>
  source.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))

export interface CleanPdf {
  bytes: Buffer
  /** Whether the file still says who made it: it is signed, or says so in a compressed part. */
  namesMaker: boolean
}

/** @throws Refused */
export function cleanPdf(bytes: Buffer): CleanPdf {
  const source = bytes.toString('latin1')
  if (!/^%PDF-[12]\.\d[\s%]/.test(source) || !/startxref\s+\d+\s+%%EOF\s*$/.test(source.slice(-1024)))
    throw new Refused('brokenPdf')
  const hidden = objectStreams(source, bytes)
  const all = [source, ...hidden]
  if (all.some((part) => active.test(part.includes('#') ? withoutEscapes(part) : part))) throw new Refused('activePdf')
  if (/\/Encrypt(?![A-Za-z])/.test(source)) throw new Refused('lockedPdf')
  const maker = /\/(?:Author|Creator|Producer)(?![A-Za-z])/
  // A change would break the signature.
  if (source.includes('/ByteRange')) return { bytes, namesMaker: true }
  return { bytes: withoutMaker(source), namesMaker: hidden.some((part) => maker.test(part)) }
}

/** Returns the inflated object streams, in which newer files keep their objects. */
function objectStreams(source: string, bytes: Buffer): string[] {
  const found: string[] = []
  let left = maxInflated
  for (const { index } of source.matchAll(/\/ObjStm(?![A-Za-z])/g)) {
    const begin = /stream\r?\n/.exec(source.slice(index, index + 1000))
    const dictionary = source.slice(Math.max(0, source.lastIndexOf('obj', index)), index + (begin?.index ?? 0))
    const from = index + (begin ? begin.index + begin[0].length : 0)
    const to = source.indexOf('endstream', from)
    if (!begin || to < 0) throw new Refused('brokenPdf')
    if (!dictionary.includes('/Filter')) {
      found.push(source.slice(from, to))
      continue
    }
    // Others could hide what is in them.
    if (!/\/Filter\s*\[?\s*\/FlateDecode\s*\]?/.test(dictionary)) throw new Refused('brokenPdf')
    try {
      const inflated = inflateSync(bytes.subarray(from, to), { maxOutputLength: left })
      left -= inflated.length
      found.push(inflated.toString('latin1'))
    } catch {
      throw new Refused('brokenPdf')
    }
  }
  return found
}

const facts =
  /\/(?:Author|Creator|Producer|Keywords|Subject|Company|Manager|CreationDate|ModDate|SourceModified)\s*(?=[(<])/g

/** Overwrites who made the file, when and with what, by spaces: every object keeps its place. */
function withoutMaker(source: string): Buffer {
  const bytes = Buffer.from(source, 'latin1')
  const blank = (from: number, to: number) => bytes.fill(' ', from, to)
  for (const { index, 0: name } of source.matchAll(facts)) {
    const from = index + name.length
    // `<<` begins a dictionary.
    if (source[from] === '<' && source[from + 1] === '<') continue
    const to = endOfString(source, from)
    if (to > from) blank(from + 1, to)
  }
  for (const { index, 0: packet } of source.matchAll(/<x:xmpmeta[\s\S]*?<\/x:xmpmeta>/g))
    blank(index, index + packet.length)
  return bytes
}

/** Returns the place of the sign that ends a string. */
function endOfString(source: string, from: number): number {
  if (source[from] === '<') return source.indexOf('>', from)
  let depth = 0
  for (let at = from; at < source.length; at += 1) {
    const sign = source[at]
    if (sign === '\\') at += 1
    else if (sign === '(') depth += 1
    else if (sign === ')' && (depth -= 1) === 0) return at
  }
  return -1
}
