/** Holds what is asked for once the page has been painted: the site's scripts, the words they need, and its manifest. */
export const laterId = 'later'

/**
 * Runs at the end of the document: asks for scripts and words after the first paint, so that text, styles and pictures have
 * the line for themselves; one at a time, so that a finger need not wait for all of them. A tab that nobody looks at has no
 * first paint, and asks when it is looked at. What the content security policy knows of it is its hash.
 */
export const bootScript = `(d=>{let done,go=()=>{if(!done){done=1;for(const one of[...d.getElementById('${laterId}').content.children])setTimeout(()=>d.head.append(one))}};if(window.PerformanceObserver?.supportedEntryTypes?.includes('paint'))new PerformanceObserver(go).observe({type:'paint',buffered:true});else requestAnimationFrame(()=>setTimeout(go))})(document)`
