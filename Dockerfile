# The image of the site: only what production loads. deploy/single/compose.yaml builds and runs it.
# Data to keep is in the volume /data. Staff commands: docker compose exec site staff help

# The client is built with the address to which the browser sends forms, and the server must use the same.
ARG API_BASE=/api
# `off` builds the site without the demonstration pages, and the server refuses another value.
ARG DEMO_PAGES=hidden
# `--build-arg COMMIT=$(git rev-parse HEAD)`, for the label and `staff version`.
ARG COMMIT=unknown

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --include=optional --loglevel=error
COPY . .
ARG API_BASE
ARG DEMO_PAGES
ARG COMMIT
RUN API_BASE="$API_BASE" DEMO_PAGES="$DEMO_PAGES" COMMIT="$COMMIT" node scripts/build.ts

# The list of files is in the script: the tarball for hosts without containers has the same.
RUN node scripts/package.ts --folder /out

FROM node:24-bookworm-slim
ARG API_BASE
ARG DEMO_PAGES
ARG COMMIT
LABEL org.opencontainers.image.title=party-site org.opencontainers.image.version=1.0.0 org.opencontainers.image.revision=$COMMIT org.opencontainers.image.licenses=EUPL-1.2
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data API_BASE=$API_BASE DEMO_PAGES=$DEMO_PAGES MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=131072
WORKDIR /app
COPY --from=build /out ./
# The server and the staff commands run with umask 077: only their user can read subscribers' data.
RUN printf '#!/bin/sh\numask 077\nexec "$@"\n' >/usr/local/bin/private \
    && printf '#!/bin/sh\nexec private node --max-semi-space-size=8 /app/dist/server/staff.js "$@"\n' >/usr/local/bin/staff \
    && chmod 755 /usr/local/bin/private /usr/local/bin/staff \
    && install -d -o node -g node -m 700 /data
# V8's compiled code is only valid for the user of the server, who may not change it later.
RUN rm -rf dist/compiled \
    && install -d -o node dist/compiled \
    && setpriv --reuid=node --regid=node --clear-groups node --max-semi-space-size=2 --max-old-space-size=256 dist/server/warm.js \
    && chown -R root:root dist/compiled
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# `private` execs the server, so that the server itself gets SIGTERM and stops in order.
ENTRYPOINT ["private"]
CMD ["node", "--max-semi-space-size=2", "--max-old-space-size=256", "dist/server/main.js"]
