import type { Database } from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { chainSeed, consentHash, verifyConsentLog, type ConsentRecord } from '#db/consentLogChain.ts'
import { prepareConsentLog } from '#db/sqlite/sqliteConsentLog.ts'
import { consentOf, start } from './samples.ts'

/* Consent logs with a valid chain, for tests of migrations. They are written by SQL, because the store needs the newest schema. */

/** Fills the empty consent log of a file with entries of a thousand people. */
export function fillConsentLog(database: Database, entries: number): void {
  const insert = database.prepare(
    `INSERT INTO consent_log (at, act, purpose, wording_version, wording_hash, language, form, page, subject_hash, ip_hash, previous_hash, hash)
     VALUES (:at, :act, :purpose, :wordingVersion, :wordingHash, :language, :form, :page, :subjectHash, :ipHash, :previousHash, :hash)`,
  )
  const people = Array.from({ length: 1000 }, (_, index) => consentOf(`person-${index}@example.org`))
  const fill = database.transaction(() => {
    let previousHash = chainSeed
    for (let entry = 1; entry <= entries; entry += 1) {
      const consent = { ...people[entry % people.length]!, at: start + entry }
      const hash = consentHash(previousHash, consent)
      insert.run({ ...consent, previousHash, hash })
      previousHash = hash
    }
  })
  fill()
}

/** Checks the chain of a file of any schema, as the store does. */
export function verifySqliteLog(database: Database) {
  const log = prepareConsentLog(drizzle({ client: database }))
  async function* records(): AsyncGenerator<ConsentRecord> {
    for (let after = 0; ;) {
      const page = log.page(after)
      if (page.length === 0) return
      yield* page
      after = page.at(-1)!.seq
    }
  }
  return verifyConsentLog(records(), log.written())
}

/**
 * Returns SQL that fills the empty consent log of a PostgreSQL database. The canonical text is that of `consentHash`; a
 * wrong one would make the check of the chain fail.
 */
export const fillPostgresLog = (entries: number): string => {
  const { act, purpose, wordingVersion, wordingHash, language, form, page, subjectHash, ipHash } =
    consentOf('a@example.org')
  const rest = JSON.stringify([
    act,
    purpose,
    wordingVersion,
    wordingHash,
    language,
    form,
    page,
    subjectHash,
    ipHash,
  ]).slice(1)
  return `
    DO $$
    DECLARE previous text := repeat('0', 64); next text;
    BEGIN
      FOR entry IN 1..${entries} LOOP
        next := encode(sha256(convert_to('["' || previous || '",' || (${start} + entry) || ',' || '${rest}', 'UTF8')), 'hex');
        INSERT INTO consent_log
          (seq, at, act, purpose, wording_version, wording_hash, language, form, page, subject_hash, ip_hash, previous_hash, hash)
          VALUES (entry, ${start} + entry, '${act}', '${purpose}', ${wordingVersion}, '${wordingHash}', '${language}', '${form}',
            '${page}', '${subjectHash}', '${ipHash}', previous, next);
        previous := next;
      END LOOP;
      UPDATE consent_head SET entries = ${entries}, hash = previous;
    END $$`
}
