# Wusel as one image: the browser client, the compiled rules, and what a server needs. See docs/hosting.md.

# The base images. A tag moves; to build on the same image every time, name it with its digest:
#   docker buildx imagetools inspect python:3.11-slim-bookworm      # prints the digest
#   docker build --build-arg PYTHON_IMAGE=python:3.11-slim-bookworm@sha256:... --tag wusel .
ARG NODE_IMAGE=node:24-bookworm-slim
ARG PYTHON_IMAGE=python:3.11-slim-bookworm


FROM ${NODE_IMAGE} AS client
WORKDIR /src/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund --no-update-notifier
COPY web ./
RUN node node_modules/vite/bin/vite.js build --logLevel error


FROM ${PYTHON_IMAGE} AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/* \
    && pip install --no-cache-dir "uv>=0.9,<1"
ENV UV_PYTHON=/usr/local/bin/python3.11 UV_PYTHON_DOWNLOADS=never UV_LINK_MODE=copy UV_NO_CACHE=1
WORKDIR /src
# What is installed changes less often than the source: these layers stay.
COPY pyproject.toml uv.lock README.md LICENSE ./
RUN UV_PROJECT_ENVIRONMENT=/opt/compile uv sync --frozen --no-install-project --only-group compile
RUN UV_PROJECT_ENVIRONMENT=/opt/wusel UV_COMPILE_BYTECODE=1 \
    uv sync --frozen --no-install-project --no-dev --extra server --extra postgres
COPY setup.py ./
COPY tools/build_backend.py tools/
COPY src src
COPY templates templates
COPY --from=client /src/src/wusel/server/client src/wusel/server/client
RUN WUSEL_COMPILE=1 uv build --wheel --no-build-isolation --python /opt/compile/bin/python --out-dir /wheels \
    && uv pip install --python /opt/wusel/bin/python --no-deps --compile-bytecode /wheels/*.whl \
    && /opt/wusel/bin/python -c "from wusel.support.build import build; assert build() == 'compiled', build()"


FROM ${PYTHON_IMAGE}
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin wusel \
    && install --directory --owner=wusel --group=wusel --mode=0700 /data
COPY --from=build /opt/wusel /opt/wusel
ENV PATH=/opt/wusel/bin:$PATH PYTHONUNBUFFERED=1 WUSEL_DB=sqlite:////data/wusel.db
USER wusel
VOLUME /data
EXPOSE 8765
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 CMD ["python", "-c", \
    "from urllib.request import urlopen; urlopen('http://127.0.0.1:8765/healthz', timeout=2).read()"]
ENTRYPOINT ["wusel"]
CMD ["serve", "--host", "0.0.0.0"]
