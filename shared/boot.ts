/** Holds what is asked for once the page has been painted: the site's scripts and the words they need. */
export const laterId = 'later'

/**
 * Runs at the end of the document: asks for scripts and words after the first paint, so that text, styles and pictures have
 * the line for themselves. A tab that nobody looks at has no first paint, and asks when it is looked at. What the content
 * security policy knows of it is its hash.
 */
export const bootScript = `(d=>{let done,go=()=>{if(!done){done=1;d.head.append(d.getElementById('${laterId}').content)}};if(window.PerformanceObserver?.supportedEntryTypes?.includes('paint'))new PerformanceObserver(go).observe({type:'paint',buffered:true});else requestAnimationFrame(()=>setTimeout(go))})(document)`
