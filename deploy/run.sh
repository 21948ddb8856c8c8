# Runs a script after installing what is missing: the first node may be the machine's, the second is the project's (decision 01).
node "$(dirname "$0")/install-missing.mjs" && exec node "$@"
