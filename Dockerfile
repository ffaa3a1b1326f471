# syntax=docker/dockerfile:1
# One image for every role of the server: docker run -p 4173:4173 -v deadlight:/data deadlight

# Makes the packages of a release from the sources.
FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN npm run pack-all -- --to /packages

# Installs them with what they need at run time, and nothing else.
FROM node:24-bookworm-slim AS install
WORKDIR /app
COPY --from=build /packages /packages
RUN npm install --omit=dev --omit=optional --no-audit --no-fund --no-save /packages/*.tgz

FROM node:24-bookworm-slim
COPY --from=install /app /app
RUN install -d -o node -g node -m 700 /data
ENV NODE_ENV=production
ENV DEADLIGHT_DATA=/data
WORKDIR /data
USER node
VOLUME /data
EXPOSE 4173
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "/app/node_modules/deadlight/apps/cli/deadlight.mjs", "server", "health"]
ENTRYPOINT ["node", "/app/node_modules/deadlight/apps/cli/deadlight.mjs"]
CMD ["server"]
