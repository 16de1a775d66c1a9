import type { ErrorRequestHandler } from 'express'
import type { Logger } from 'pino'
import { wordsOf } from '#locales/words.ts'
import { escapeHtml } from '#shared/escapeHtml.ts'
import { defaultLanguage, languageFacts } from '#shared/i18n/languages.ts'
import { refusalOf } from './requestBody.ts'

/** Returns the handler of unexpected errors. The visitor gets an id and no internals; the log gets the id and the error. */
export const errorHandler =
  (log: Logger): ErrorRequestHandler =>
  (error: unknown, req, res, next) => {
    const { status, retryAfter } = refusalOf(error)
    const isServerError = status >= 500
    if (isServerError) log.error({ request: req.id, err: error }, 'request failed')
    if (res.headersSent) {
      next(error)
      return
    }
    const language = req.language ?? defaultLanguage
    const {
      problem,
      common: { home },
    } = wordsOf(language)
    const { title, text } = isServerError ? problem : status === 413 ? problem.tooLong : problem.notAccepted
    res.status(status).set({ 'Cache-Control': 'no-store', 'Content-Language': languageFacts[language].tag })
    if (retryAfter !== undefined) res.set('Retry-After', String(retryAfter))
    if (req.is('application/json') || !req.accepts('html')) {
      res.json({ status: 'error', message: text, id: req.id })
      return
    }
    res.type('html').send(`<!DOCTYPE html>
<html lang="${languageFacts[language].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p>${escapeHtml(problem.reference.replace('{{id}}', req.id ?? ''))}</p>
<p><a href="/">${escapeHtml(home)}</a></p>
</main>
</body>
</html>
`)
  }
