# The image of the site: what production loads, and nothing else.
#   docker build -t site .
#   docker run --rm -p 3000:3000 -v site-data:/data -e PUBLIC_URL=https://party.example site
# Everything that must be kept lies in the volume /data. `staff` is a command inside: docker exec CONTAINER staff help

# Where the browser sends forms is built into the client, and the server must agree with it.
ARG API_BASE=/api

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --include=optional --loglevel=error
COPY . .
ARG API_BASE
RUN API_BASE="$API_BASE" node scripts/build.ts

# The build inlines every package but better-sqlite3, which is native. Of that one the server loads its JavaScript and
# the binary of this platform: 2 MB, where an `npm ci --omit=dev` would bring 90 MB that nothing reads. The last line
# opens a database with just these files, so that a release which needs more fails here and not in production.
RUN set -eu; \
    from=node_modules/better-sqlite3; to=/out/node_modules/better-sqlite3; \
    mkdir -p "$to/prebuilds"; \
    cp -r "$from/package.json" "$from/LICENSE" "$from/lib" "$to/"; \
    cp "$from/prebuilds/linux-$(node -p process.arch).node" "$to/prebuilds/"; \
    cp package.json /out/; \
    cp -r dist /out/dist; \
    rm /out/dist/.stamp; \
    find /out/dist \( -name '*.map' -o -name '*.map.br' -o -name '*.map.gz' \) -delete; \
    cd /out; \
    node -e "new (require('better-sqlite3'))(':memory:').exec('SELECT 1')"

FROM node:24-bookworm-slim
ARG API_BASE
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data API_BASE=$API_BASE MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build /out ./
# Subscribers' data is readable by its owner alone, whoever writes it: the server, or the staff's commands.
RUN printf '#!/bin/sh\numask 077\nexec "$@"\n' >/usr/local/bin/private \
    && printf '#!/bin/sh\nexec private node --max-semi-space-size=8 /app/dist/server/staff.js "$@"\n' >/usr/local/bin/staff \
    && chmod 755 /usr/local/bin/private /usr/local/bin/staff \
    && install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# `private` becomes the server (exec), so that the server is the process that gets SIGTERM, and drains.
ENTRYPOINT ["private"]
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=256", "dist/server/main.js"]
